import { useNavigate } from 'react-router';
import { Chip } from '../../../../components/ui/chip.js';
import type { TitleKind } from '../../../../generated/types.js';
import { keepScroll } from '../../../../lib/keep-scroll.js';
import { useLogin } from '../../../../lib/login.js';
import { useViewer } from '../../../../lib/viewer.js';
import { type CalendarQuery, calendarSearch } from '../../calendar-search.js';
import { sections } from '../../sections.js';
import { calendarTexts } from '../../calendar-texts.js';
import { catalogueTexts } from '../../texts.js';

const kinds = Object.keys(sections) as TitleKind[];
const views = ['week', 'list'] as const;
const row = 'flex flex-wrap gap-2';

/** Kind, view and 'Benimkiler'. Each choice has an address; the last one is for members. */
export function CalendarChoices({ query }: { query: CalendarQuery }) {
  const { state } = useViewer();
  const { asMember } = useLogin();
  const navigate = useNavigate();
  const to = (change: Partial<CalendarQuery>) => ({ search: calendarSearch({ ...query, ...change }) });
  const mine = to({ mine: !query.mine });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <nav aria-label={catalogueTexts.kind} className={row}>
        <Chip to={to({ kind: undefined })} inPlace label={catalogueTexts.all} pressed={!query.kind} />
        {kinds.map((kind) => (
          <Chip
            key={kind}
            to={to({ kind })}
            inPlace
            label={catalogueTexts.lists[kind]}
            pressed={kind === query.kind}
          />
        ))}
        {state === 'member' ? (
          <Chip to={mine} inPlace label={calendarTexts.calendarMine} pressed={query.mine} />
        ) : (
          <Chip
            label={calendarTexts.calendarMine}
            onPress={() =>
              asMember(() => void navigate(mine, { state: keepScroll }), calendarTexts.calendarMineHint)
            }
          />
        )}
      </nav>
      <nav aria-label={calendarTexts.calendarView} className={row}>
        {views.map((view) => (
          <Chip
            key={view}
            to={to({ view })}
            inPlace
            label={calendarTexts.calendarViews[view]}
            pressed={view === query.view}
          />
        ))}
      </nav>
    </div>
  );
}
