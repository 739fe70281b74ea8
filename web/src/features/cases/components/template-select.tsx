import { Select } from '../../../components/ui/select.js';

interface Template {
  label: string;
}

interface Props<Chosen extends Template> {
  label: string;
  /** Shown while nothing is chosen. */
  choose: string;
  templates: readonly Chosen[];
  onChoose: (template: Chosen) => void;
}

/** Fills a field with one of some prepared texts, which the moderator may then change. */
export function TemplateSelect<Chosen extends Template>({
  label,
  choose,
  templates,
  onChoose,
}: Props<Chosen>) {
  const items = [
    { value: '', label: choose },
    ...templates.map((template, place) => ({ value: String(place), label: template.label })),
  ];
  return (
    <Select
      label={label}
      items={items}
      value=""
      onValueChange={(place) => {
        const chosen = place === '' ? undefined : templates[Number(place)];
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
