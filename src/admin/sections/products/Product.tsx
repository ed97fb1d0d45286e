import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Link } from 'react-aria-components';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Empty, ListPart } from '#admin/kit/ListPart.tsx';
import { ApiProblem, useApi } from '#admin/kit/queries.ts';
import { type AdminEntry, adminEntry } from '#contract/admin-catalogue.ts';
import type { ProductTexts } from './de.ts';
import { Editor } from './Editor.tsx';
import './products.css';

const route = getRouteApi('/products/$id');

interface ProductProps {
  readonly id: string;
  readonly texts: ProductTexts;
}

function Product({ id, texts }: ProductProps) {
  const { lang } = useKit();
  const params = { kind: 'product', id };
  const name = 'GET /api/admin/catalogue/entries/:kind/:id';
  const loading = useApi(name, { params }, adminEntry, { isKept: false });
  const [replaced, setReplaced] = useState<{
    readonly entry: AdminEntry;
    readonly round: number;
  }>();
  const { data, error } = loading;
  if (data === undefined && error instanceof ApiProblem && error.code === 'not_found') {
    const { title, text, back } = texts.gone;
    const way = (
      <Link className="button" href={sectionHref(lang, '/products')}>
        {back}
      </Link>
    );
    return <Empty title={title} text={text} way={way} />;
  }
  return (
    <ListPart name={texts.title} loading={loading}>
      {(entry) => (
        <Editor
          key={replaced?.round ?? 0}
          entry={replaced?.entry ?? entry}
          texts={texts}
          onReplaced={(next) =>
            setReplaced((before) => ({ entry: next, round: (before?.round ?? 0) + 1 }))
          }
        />
      )}
    </ListPart>
  );
}

/** The editor of one product. */
export function Section({ texts }: { readonly texts: ProductTexts }) {
  const { id } = route.useParams();
  return <Product key={id} id={id} texts={texts} />;
}
