import { DEFAULT_LANG, screenAt, splitLang, splitPage } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';
import type { TodayProps } from './today-props.ts';

interface PageNameProps extends TodayProps {
  readonly path: string;
}

/** A page by its name, with what tells it from others of that name; its path is its title. */
export function PageName({ path, lang, snapshot }: PageNameProps) {
  const { screens, page, english } = useTexts();
  const own = splitLang(path);
  const { list, page: number } = splitPage(own.path);
  const screen = screenAt(list);
  const name = screen ? screens[screen] : snapshot.page_names?.[path]?.[lang];
  const more = [
    ...(number > 1 ? [fill(page, { number })] : []),
    ...(own.lang === DEFAULT_LANG ? [] : [english]),
  ];
  return (
    <span title={path}>
      {name ?? path}
      {name && more.length > 0 && <span className="soft">, {more.join(', ')}</span>}
    </span>
  );
}
