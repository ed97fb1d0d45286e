import { Field } from '#admin/kit/Field.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { CARRIER_NAMES, type Carrier, carrierOf, plainNumber } from '#rules/carriers.ts';
import { type TypedTracking, trackingProblem } from './typed-tracking.ts';

interface TrackingFieldProps {
  readonly label: string;
  readonly value: TypedTracking;
  readonly onChange: (value: TypedTracking) => void;
}

/** The number or link of a parcel, or nothing. The service is recognised, or else asked. */
export function TrackingField({ label, value, onChange }: TrackingFieldProps) {
  const { field } = useKit().texts;
  const { text, carrier } = value;
  const known = carrierOf(plainNumber(text));
  const isAsked = trackingProblem({ text }) === 'carrier';
  const sentenceOf = (typed: string) => {
    const problem = trackingProblem({ text: typed, carrier });
    return problem === undefined
      ? null
      : problem === 'carrier'
        ? field.carrierAsked
        : field.tracking;
  };
  return (
    <>
      <Field
        label={label}
        maxLength={500}
        value={text}
        help={known ? CARRIER_NAMES[known] : field.carrierHelp}
        validate={sentenceOf}
        onChange={(typed) => onChange({ text: typed })}
      />
      {isAsked && (
        <SelectField
          label={field.carrier}
          options={[...Object.entries(CARRIER_NAMES), ['other', field.carrierOther]]}
          value={carrier}
          onChange={(chosen) =>
            onChange({ text, carrier: chosen as Carrier | 'other' | undefined })
          }
        />
      )}
    </>
  );
}
