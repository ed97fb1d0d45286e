import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { fill } from '#browser/fill.ts';
import { adminNamesReply } from '#contract/admin-names.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DeskProps } from '../texts.ts';
import { useReply } from '../use-reply.ts';
import { Waiting } from '../Waiting.tsx';
import { Collections } from './collections/Collections.tsx';
import { Details } from './Details.tsx';
import { Media } from './media/Media.tsx';
import { Products } from './Products.tsx';
import { Publish } from './Publish.tsx';
import { RANGE_VIEWS, type RangeView, rangeHash, useRangePlace } from './range-views.ts';
import { Transfer } from './Transfer.tsx';
import { Versions } from './Versions.tsx';
import { useWaitingDrafts } from './waiting-drafts.ts';

export interface RangeProps extends DeskProps {
  /** The third word of the address, such as a product's id. */
  readonly id: string | undefined;
}

const VIEWS: Readonly<Record<RangeView, ComponentType<RangeProps>>> = {
  products: Products,
  media: Media,
  collections: Collections,
  details: Details,
  publish: Publish,
  versions: Versions,
  transfer: Transfer,
};

/** Number of drafts that wait, beside the name of their view. */
function WaitingDrafts({ texts }: DeskProps) {
  const { waiting, waitingOne } = texts.range;
  const count = useWaitingDrafts();
  if (!count) return null;
  return (
    <>
      <span className="range-waiting num" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">{count === 1 ? waitingOne : fill(waiting, { count })}</span>
    </>
  );
}

/** The owner's range: every part has an address of its own. */
export function Range(props: DeskProps) {
  const { range } = props.texts;
  const { view, id } = useRangePlace();
  const View = VIEWS[view];
  const { reply, reload } = useReply(
    `${ADMIN_API.adminCatalogueNames}?lang=${props.lang}`,
    adminNamesReply,
  );
  const texts = useMemo(
    () => reply?.ok && { ...props.texts, range: { ...props.texts.range, names: reply.data } },
    [reply, props.texts],
  );
  const nav = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const current = nav.current?.children[(Object.keys(RANGE_VIEWS) as RangeView[]).indexOf(view)];
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view]);
  return (
    <section className="desk-panel" aria-label={range.title}>
      <h2 className="desk-title">{range.title}</h2>
      <nav ref={nav} className="desk-switch" aria-label={range.views}>
        {(Object.keys(RANGE_VIEWS) as RangeView[]).map((key) => (
          <a key={key} href={rangeHash(key)} aria-current={key === view ? 'page' : undefined}>
            {range[key]}
            {key === 'publish' && <WaitingDrafts {...props} />}
          </a>
        ))}
      </nav>
      {texts ? (
        <View {...props} texts={texts} id={id} />
      ) : (
        <Waiting texts={props.texts} reply={reply} reload={reload} />
      )}
    </section>
  );
}
