// Shows the page in the language that the person has chosen here, else in the first of the browser's that there is.
const chosen = localStorage.getItem('language');
const wanted = [...(chosen ? [chosen] : []), ...navigator.languages].map(
  (tag) => tag.toLowerCase().split('-')[0],
);
const all = [...document.querySelectorAll('main')];
const shown = wanted.map((tag) => all.find(({ lang }) => lang === tag)).find(Boolean) ?? all[0];
for (const each of all) each.hidden = each !== shown;
document.documentElement.lang = shown.lang;

// Comes back by itself: what was asked for is asked for again when the network returns.
addEventListener('online', () => location.reload());
