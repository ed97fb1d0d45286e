import { type ComponentProps, lazy, Suspense } from 'react';

const NewProduct = lazy(async () => ({ default: (await import('./NewProduct.tsx')).NewProduct }));

/** The layer that starts a product; its code loads when it is opened. */
export function StartProduct(props: ComponentProps<typeof NewProduct>) {
  return (
    props.isOpen && (
      <Suspense>
        <NewProduct {...props} />
      </Suspense>
    )
  );
}
