// Redirects to the address of the page's only link. The text after `#` in this page's own address, which may contain a
// case, is appended.
const { href } = document.getElementById("go");
location.replace(location.hash.length > 1 ? `${href}&${location.hash.slice(1)}` : href);
