import { useRef } from 'react';

/** A number that lights up for a moment when it changes; never at load. */
export function Figure({ text }: { readonly text: string }) {
  const first = useRef(text);
  return (
    <span key={text} className={text === first.current ? 'figure' : 'figure is-changed'}>
      {text}
    </span>
  );
}
