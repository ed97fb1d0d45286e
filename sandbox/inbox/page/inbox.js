// Keeps the list fresh; the open mail stays as it is.

const EVERY_MS = 3000;
const list = document.querySelector('#list');
const news = document.querySelector('#news');
let etag = '';

const refresh = async () => {
  const address = new URL(location.href);
  address.searchParams.set('part', 'list');
  const answer = await fetch(address, { headers: etag ? { 'if-none-match': etag } : {} });
  if (answer.status === 304 || !answer.ok) return;
  const first = etag === '';
  etag = answer.headers.get('etag') ?? '';
  const focused = list.contains(document.activeElement) ? document.activeElement.id : '';
  const before = list.querySelector('a')?.id;
  // The server has escaped everything that came with the mails.
  list.innerHTML = await answer.text();
  if (focused) document.getElementById(focused)?.focus();
  const after = list.querySelector('a')?.id;
  if (!first && after && after !== before) news.textContent = list.dataset.newMail;
};

const loop = async () => {
  try {
    if (!document.hidden) await refresh();
  } catch {
    // The sandbox is restarting; the next round finds it again.
  }
  setTimeout(loop, EVERY_MS);
};

loop();
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) refresh().catch(() => {});
});
