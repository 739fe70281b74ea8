import { Slider as Base } from '@base-ui/react/slider';

interface Props {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
}

/** A slider input: volume, subtitle size, delay. */
export function Range({ label, value, onValueChange, min = 0, max = 100, step = 1 }: Props) {
  return (
    <Base.Root
      value={value}
      min={min}
      max={max}
      step={step}
      onValueChange={onValueChange}
      className="grid content-start gap-1"
    >
      <div className="flex justify-between text-sm font-semibold">
        <Base.Label>{label}</Base.Label>
        <Base.Value className="tabular text-muted" />
      </div>
      <Base.Control className="flex h-11 touch-none items-center">
        <Base.Track className="h-1.5 w-full rounded-full bg-control">
          <Base.Indicator className="rounded-full bg-accent" />
          <Base.Thumb className="size-5 rounded-full border-2 border-accent bg-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent" />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
