import { Component, type HTMLAttributes } from 'react';
import { getFirstShown, getShown } from './shown.ts';

/**
 * Element whose content stays as it is if React fails in it, for example because an extension of the browser changed
 * the document. Without such a boundary React removes the whole document. What fails in the document's first render has
 * no state yet, and the error goes on: `start.tsx` leaves the HTML.
 */
export class LastState extends Component<HTMLAttributes<HTMLDivElement>> {
  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override state = { failed: false, error: undefined };
  element: HTMLDivElement | null = null;

  override componentDidUpdate({ children }: HTMLAttributes<HTMLDivElement>) {
    // A step shows another page.
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false });
  }

  override render() {
    const { children, ...rest } = this.props;
    const { failed, error } = this.state;
    if (failed && !this.element && getShown() === getFirstShown()) throw error;
    return (
      <div
        // Another key: React removes the failed element as one, with whatever it misses inside.
        key={+failed}
        className="contents"
        {...rest}
        ref={(now) => {
          if (!now) return;
          if (failed) now.append(...(this.element?.childNodes ?? []));
          this.element = now;
        }}
      >
        {!failed && children}
      </div>
    );
  }
}
