import { Component, type ComponentType, createRef, type ReactNode } from 'react';
import { changedFields } from '#browser/changed-fields.ts';
import { Button } from '#components/elements/Button/Button.tsx';

type Props = { children: ReactNode };
type Typed = readonly { name: string; value: string }[];
type State = { hasFailed: boolean; typed: Typed };

/**
 * Shows a message in place of an island that throws, with what was typed in it. A page that the browser or an
 * extension has changed can make React throw.
 */
class IslandBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, typed: [] };
  /** No element around the island: one without a box is never seen, and the island would not wake. */
  readonly #mark = createRef<HTMLSpanElement>();

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  /** Before the fallback takes the fields off the page. */
  override getSnapshotBeforeUpdate(_: Props, before: State): Typed | null {
    const frame = this.#mark.current?.parentElement;
    if (!this.state.hasFailed || before.hasFailed || frame == null) return null;
    return changedFields(frame)
      .filter(({ type, value }) => type !== 'file' && value !== '')
      .map(({ name, value }) => ({ name, value }));
  }

  override componentDidUpdate(_: Props, __: State, typed: Typed | null): void {
    if (typed !== null && typed.length > 0) this.setState({ typed });
  }

  override render() {
    const { hasFailed, typed } = this.state;
    if (!hasFailed) {
      return (
        <>
          {this.props.children}
          <span ref={this.#mark} hidden />
        </>
      );
    }
    return (
      <div key="failed" className="stack-4" role="alert">
        <p className="wrong">
          This tool has stopped. A translation or an extension of your browser may have changed the
          page.
        </p>
        {typed.map(({ name, value }) => (
          <p key={name} className="code">{`You typed ${name}: ${value}`}</p>
        ))}
        <div>
          <Button onClick={() => this.setState({ hasFailed: false, typed: [] })}>
            Start again
          </Button>
        </div>
      </div>
    );
  }
}

/** An island inside its own error boundary. */
export const guarded = <IslandProps extends object>(Island: ComponentType<IslandProps>) =>
  function Guarded(props: IslandProps) {
    return (
      <IslandBoundary>
        <Island {...props} />
      </IslandBoundary>
    );
  };
