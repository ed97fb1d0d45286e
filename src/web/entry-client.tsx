// React first, then the runtime: in this order the chunk compresses best, by 0.2 KB.
import 'react/jsx-runtime';
import { start } from './runtime/start.tsx';
import './styles/app.css';
import { App } from './app.tsx';
// Work after load and cells share it; pages without cells load none of theirs.
import './sold-out/sold-out-store.ts';

if (import.meta.env.DEV) {
  // The dev server's shell prints no data.
  const { readDevMenu } = await import('./layout/read-dev-menu.ts');
  await readDevMenu();
}

// It comes while the page hydrates.
const background = import('./after-load.ts');

// Not awaited: the chunks of all pages import this one, and would wait for it while it waits for its page.
void start({
  App,
  loadPages: async () => (await import('./pages.ts')).PAGES,
  afterLoad: () => void background.then(({ startBackground }) => startBackground()),
}).then(() => {
  if (location.pathname !== '/') return;
  void import('./i18n/remembered-language.ts').then(({ followLanguage }) => followLanguage());
});
