import { type ComponentType, useState } from 'react';
import type { ProductRef } from '../../../catalogue/types.ts';
import { loadFullSheet } from '../../runtime/full-sheet.ts';
import { RelatedPlaceholder } from './RelatedPlaceholder.tsx';

export interface LazyRelatedProps {
  readonly product: ProductRef;
  readonly title: string;
}

/**
 * Related products of a bag, loaded when someone comes near: bag pages hydrate first and have no other
 * product in their document.
 */
export function LazyRelated(props: LazyRelatedProps) {
  const [Related, setRelated] = useState<ComponentType<LazyRelatedProps>>();
  const load = async () => {
    const [part] = await Promise.all([import('./Related.tsx'), loadFullSheet()]);
    setRelated(() => part.Related);
  };
  const onNear = () =>
    load().catch((error: unknown) => console.warn('what goes with this is not shown', error));
  return Related ? (
    <Related {...props} />
  ) : (
    <RelatedPlaceholder title={props.title} onNear={onNear} />
  );
}
