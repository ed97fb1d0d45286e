// React first, then the runtime: in this order the chunk compresses best, by 0.2 KB.
import 'react/jsx-runtime';
import { start } from './runtime/start.tsx';
import './styles/app.css';
import { App } from './app.tsx';

/** Fills the menu of the bags in the dev server's shell, which prints none. */
async function fillMenu(): Promise<void> {
  const [{ seedCatalogue }, { bagsMenu }, { setBagEntries }] = await Promise.all([
    import('../catalogue/seed/seed-catalogue.ts'),
    import('./layout/bags-menu.ts'),
    import('./layout/nav-entries.ts'),
  ]);
  setBagEntries(bagsMenu(seedCatalogue));
}

// Not awaited: the chunks of all pages import this one, and would wait for it while it waits for its page.
void start({
  App,
  loadPages: async () => {
    if (import.meta.env.DEV) await fillMenu();
    return (await import('./pages.ts')).PAGES;
  },
  afterLoad: () => void import('./after-load.ts'),
}).then(() => {
  if (location.pathname !== '/') return;
  void import('./i18n/remembered-language.ts').then(({ followLanguage }) => followLanguage());
});
