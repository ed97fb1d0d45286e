import { Component, type HTMLAttributes } from 'react';

/**
 * Element whose content stays as it is if React fails in it, for example because an extension of the browser changed
 * the document. Without such a boundary React removes the whole document.
 */
export class LastState extends Component<HTMLAttributes<HTMLDivElement>> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };
  element: HTMLDivElement | null = null;

  override componentDidUpdate({ children }: HTMLAttributes<HTMLDivElement>) {
    // A step shows another page.
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false });
  }

  override render() {
    const { children, ...rest } = this.props;
    const { failed } = this.state;
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
