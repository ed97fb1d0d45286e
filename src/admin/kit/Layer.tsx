import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';

export interface LayerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Stands at the right over the whole height, for making something. */
  readonly isSheet?: boolean;
  /** Has room for a table. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A dialog: in the middle, on phones at the bottom. Escape and the backdrop close it, and the focus returns. */
export function Layer(props: LayerProps) {
  const { title, isOpen, onClose, isSheet = false, isWide = false, children } = props;
  const { texts } = useKit();
  return (
    <ModalOverlay
      className="scrim"
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal
        className={isSheet ? 'dialog sheet' : isWide ? 'dialog w-[min(48rem,100%)]' : 'dialog'}
      >
        <Dialog>
          <header className="flex items-center justify-between gap-3 ps-6 pe-3 pt-3 pb-2">
            <Heading slot="title" className="text-[1rem] leading-6">
              {title}
            </Heading>
            <Button className="button quiet square" aria-label={texts.close} onPress={onClose}>
              <Icon name="close" />
            </Button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
