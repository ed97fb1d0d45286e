import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTexts } from './texts.ts';

interface PlaceMenuProps {
  /** Id of the field that gets the place. */
  readonly field: string;
  readonly label: string;
  /** Value of each place, where it is known. */
  readonly places: Readonly<Record<string, string>>;
  readonly onInsert: (text: string) => void;
}

/** Offers the places of a text, and puts one where the cursor is. */
export function PlaceMenu({ field, label, places, onInsert }: PlaceMenuProps) {
  const { place: say } = useTexts();
  const names: Readonly<Record<string, string>> = say.names;
  if (Object.keys(places).length === 0) return null;
  const insert = (place: string) => {
    const input = document.getElementById(field) as HTMLTextAreaElement | null;
    const { value = '', selectionStart, selectionEnd } = input ?? {};
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    onInsert(`${value.slice(0, from)}{${place}}${value.slice(to)}`);
  };
  return (
    <MenuTrigger>
      <Button
        className="link faint min-h-(--control) justify-self-start text-small"
        aria-label={`${label}: ${say.insert}`}
      >
        {say.insert}
      </Button>
      <Popover className="popover">
        <Menu className="menu">
          {Object.entries(places).map(([place, value]) => (
            <MenuItem key={place} textValue={names[place] ?? place} onAction={() => insert(place)}>
              <span>{names[place] ?? place}</span>
              <span className="faint cut max-w-60">{value}</span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** Places that a text names, with what they become. */
export function UsedPlaces(props: {
  readonly text: string;
  readonly places: Readonly<Record<string, string>>;
}) {
  const { place: say } = useTexts();
  const used = new Set([...props.text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const known = [...used].flatMap((name) => {
    const value = props.places[name];
    return value === undefined ? [] : ([[name, value || say.gone]] as const);
  });
  if (known.length === 0) return null;
  return (
    <dl className="faint grid gap-0.5 text-small wrap-anywhere">
      {known.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt>{`{${name}}`}</dt>
          <dd className="soft">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
