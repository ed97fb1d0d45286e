import { getRouteApi } from '@tanstack/react-router';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Empty } from '#admin/kit/Page.tsx';
import { EntryPart } from '../range/EntryPart.tsx';
import type { ProductTexts } from './de.ts';
import { Editor } from './Editor.tsx';
import './products.css';

const route = getRouteApi('/products/$id');

/** The editor of one product. */
export function Section({ texts }: { readonly texts: ProductTexts }) {
  const { lang, texts: kit } = useKit();
  const { id } = route.useParams();
  const { title, text, back } = texts.gone;
  const way = { href: sectionHref(lang, '/products'), label: back };
  const gone = <Empty title={title} text={text} way={way} />;
  return (
    <EntryPart key={id} kind="product" id={id} name={kit.nav.products} gone={gone}>
      {(entry, replace) => <Editor entry={entry} texts={texts} onReplaced={replace} />}
    </EntryPart>
  );
}
