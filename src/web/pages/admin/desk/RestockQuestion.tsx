import type { DeskProps } from './texts.ts';

interface QuestionProps extends Pick<DeskProps, 'texts'> {
  readonly answer: boolean;
  readonly onAnswer: (answer: boolean) => void;
}

/** Asks whether pieces go back to stock. */
export function RestockQuestion({ texts, answer, onAnswer }: QuestionProps) {
  return (
    <label className="desk-check">
      <input type="checkbox" checked={answer} onChange={({ target }) => onAnswer(target.checked)} />
      {texts.refund.restock}
    </label>
  );
}
