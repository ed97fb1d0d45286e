import { BothLanguages } from '#admin/kit/form/BothLanguages.tsx';
import { type Field, parsePath } from './content-path.ts';
import { FieldInput } from './FieldInput.tsx';

/** Fields of one part of an entry: those in both languages side by side, the others below each other. */
export function Fields({ fields }: { readonly fields: readonly Field[] }) {
  const both = fields.filter(({ path }) => path.includes('*'));
  const others = fields.filter(({ path }) => !path.includes('*'));
  const grids = [
    others.filter(({ type }) => type !== 'number'),
    others.filter(({ type }) => type === 'number'),
  ];
  const byPath = new Map(both.map((field) => [field.path, field]));
  return (
    <>
      {both.length > 0 && (
        <BothLanguages fields={[...byPath.keys()]}>
          {(path, lang) => {
            const field = byPath.get(path);
            return field && <FieldInput field={field} path={parsePath(path.replace('*', lang))} />;
          }}
        </BothLanguages>
      )}
      {grids.map((grid, at) =>
        grid.length === 0 ? null : (
          <div key={grid[0]?.path} className={at === 0 ? 'field-grid' : 'field-grid of-numbers'}>
            {grid.map((field) => (
              <FieldInput key={field.path} field={field} path={parsePath(field.path)} />
            ))}
          </div>
        ),
      )}
    </>
  );
}
