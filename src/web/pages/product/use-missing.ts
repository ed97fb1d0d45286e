import { type RefObject, useEffect, useRef, useState } from 'react';
import { closeToasts, showToast } from '#web/toasts/toast-store.ts';

export interface MissingChoice {
  /** Fieldset of the choice. */
  readonly place: RefObject<HTMLFieldSetElement | null>;
  /** Sentence to show at the choice, from the first request until it is made. */
  readonly missing: string | undefined;
  /** Says in a toast that the choice is missing and moves view and focus to it. */
  readonly ask: () => void;
}

/**
 * A choice without which nothing goes into the cart (docs/specification.md#5-validation). Its toast
 * leaves once it is made.
 */
export function useMissing(isMade: boolean, title: string, text: string): MissingChoice {
  const place = useRef<HTMLFieldSetElement>(null);
  const [isAsked, setAsked] = useState(false);
  if (isAsked && isMade) setAsked(false);
  const isMissing = isAsked && !isMade;
  useEffect(() => {
    if (isMissing) return () => closeToasts('destructive');
    return undefined;
  }, [isMissing]);
  const ask = () => {
    setAsked(true);
    closeToasts('destructive');
    showToast({ title, text, tone: 'destructive' });
    const control = place.current?.querySelector<HTMLElement>(
      'input, .colour[aria-pressed="false"]:not([aria-disabled])',
    );
    control?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  };
  return { place, missing: isMissing ? text : undefined, ask };
}
