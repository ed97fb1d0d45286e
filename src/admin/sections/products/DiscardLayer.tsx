import { Button } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { fill } from '#browser/fill.ts';
import type { ProductTexts } from './de.ts';

interface DiscardLayerProps {
  readonly name: string;
  /** True if nothing is left of the product without its draft. */
  readonly isNew: boolean;
  readonly texts: ProductTexts;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a draft is lost. */
export function DiscardLayer({
  name,
  isNew,
  texts,
  isOpen,
  onClose,
  onDiscard,
}: DiscardLayerProps) {
  const { texts: kit } = useKit();
  const { discard: say } = texts;
  return (
    <Layer title={say.title} isOpen={isOpen} onClose={onClose}>
      <div className="layer-body">
        <p>{isNew ? say.textNew : say.text}</p>
        <div className="layer-foot">
          <Button className="button" onPress={onClose}>
            {kit.cancel}
          </Button>
          <Button className="button danger" onPress={onDiscard}>
            {fill(say.button, { name })}
          </Button>
        </div>
      </div>
    </Layer>
  );
}
