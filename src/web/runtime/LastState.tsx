import { Component, createRef, type HTMLAttributes } from 'react';

/**
 * Element whose content stays as HTML if React fails in it, for example because an extension of the browser changed
 * the document. Without such a boundary React removes the whole document.
 */
export class LastState extends Component<HTMLAttributes<HTMLDivElement>> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };
  readonly element = createRef<HTMLDivElement>();

  override componentDidUpdate({ children }: HTMLAttributes<HTMLDivElement>) {
    // A step shows another page.
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false });
  }

  override render() {
    const { children, ...rest } = this.props;
    const shared = { className: 'contents', ref: this.element, ...rest };
    if (!this.state.failed) return <div {...shared}>{children}</div>;
    // Another key: React removes the failed element as one, with whatever it misses inside.
    const html = { __html: this.element.current?.innerHTML ?? '' };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own HTML
    return <div key="html" {...shared} dangerouslySetInnerHTML={html} />;
  }
}
