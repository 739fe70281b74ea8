import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../components/ui/avatar.js';
import { FollowSuggestionsDocument } from '../../generated/follow-suggestions.js';
import { useViewer } from '../../lib/viewer.js';
import { FollowButton } from './follow-button.js';
import { followTexts } from './texts.js';

/** Members whom the viewer might follow, each with the reason; renders nothing for visitors and without suggestions. */
export function FollowSuggestions() {
  const { state } = useViewer();
  return state === 'member' ? <Suggestions /> : null;
}

function Suggestions() {
  const heading = useId();
  const { data } = useQuery(FollowSuggestionsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
    errorPolicy: 'all',
    ssr: false,
  });
  const suggestions = data?.followSuggestions ?? [];
  if (suggestions.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border border-line bg-surface p-4 sm:px-5"
    >
      <h2 id={heading} className="text-xl">
        {followTexts.suggestions}
      </h2>
      {/* A row that scrolls sideways, and a column where the list is beside the posts. */}
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 sm:-mx-5 sm:scroll-px-5 sm:px-5 xl:mx-0 xl:grid xl:overflow-visible xl:px-0">
        {suggestions.map(({ member, reason }) => (
          <li
            key={member.id}
            className="flex w-72 shrink-0 snap-start items-center gap-3 max-xl:rounded-xl max-xl:bg-raised max-xl:p-3 xl:w-auto"
          >
            <Avatar name={member.name} src={member.avatar ?? undefined} size="sm" />
            <div className="min-w-0 flex-1">
              <Link to={member.path} className="font-semibold break-words underline-offset-4 hover:underline">
                {member.name}
              </Link>
              <p className="line-clamp-2 text-sm text-balance text-muted" title={reason}>
                {reason}
              </p>
            </div>
            <FollowButton member={member} relationship={member.relationship} size="sm" quiet />
          </li>
        ))}
      </ul>
    </section>
  );
}
