// Leads on to where the page's one link leads. What stands after `#` in this page's own address goes along: a case of somebody's.
const { href } = document.getElementById("go");
location.replace(location.hash.length > 1 ? `${href}&${location.hash.slice(1)}` : href);
