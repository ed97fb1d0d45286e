import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { adminNamesReply } from '#contract/admin-names.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DeskProps } from '../texts.ts';
import { useReply } from '../use-reply.ts';
import { Waiting } from '../Waiting.tsx';
import { Campaigns } from './campaigns/Campaigns.tsx';
import { RANGE_VIEWS, type RangeView, rangeHash, useRangePlace } from './range-views.ts';

export interface RangeProps extends DeskProps {
  /** The third word of the address, such as a product's id. */
  readonly id: string | undefined;
}

const VIEWS: Readonly<Record<RangeView, ComponentType<RangeProps>>> = {
  campaigns: Campaigns,
};

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
