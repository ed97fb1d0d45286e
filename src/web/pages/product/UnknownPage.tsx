import { Link } from '#web/runtime/Link.tsx';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import type { UnknownData } from './product-data.ts';
import type { DetailTexts } from './texts.ts';

/** Says that a collection has no such product, and leads back to it (docs/specification.md#25-products). */
export function Page({ data }: PageProps<DetailTexts, UnknownData>) {
  if (!data) return null;
  return (
    <div className="wrap section grid justify-items-start gap-6">
      <h1 className="h2">{data.title}</h1>
      <p className="lead max-w-[32em]">{data.text}</p>
      <Link className="btn solid" href={data.href}>
        {data.back}
      </Link>
    </div>
  );
}

export function head({ data }: HeadProps<DetailTexts, UnknownData>): PageHead {
  return { title: data?.title ?? '', description: data?.text ?? '' };
}
