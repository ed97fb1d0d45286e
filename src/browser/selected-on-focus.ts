import type { FocusEvent, MouseEvent } from 'react';

type Pressed = MouseEvent<HTMLInputElement>;

let isNew = false;

/** Properties of a field whose content is marked when it gets the focus, so that typing replaces it. */
export const SELECTED_ON_FOCUS = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onMouseDown: ({ currentTarget }: Pressed) => {
    isNew = currentTarget !== document.activeElement;
  },
  // WebKit would unmark it when the press that gave the focus ends.
  onMouseUp: (event: Pressed) => {
    if (isNew) event.preventDefault();
  },
  onClick: ({ currentTarget }: Pressed) => {
    if (isNew) currentTarget.select();
  },
};
