import { TextArea as AriaTextArea } from 'react-aria-components';
import { LabelledText, type TextFieldProps } from './TextField.tsx';

/** Several lines of text; it grows with them. */
export function TextArea({ rows = 3, ...props }: TextFieldProps & { readonly rows?: number }) {
  return (
    <LabelledText {...props}>
      <AriaTextArea rows={rows} />
    </LabelledText>
  );
}
