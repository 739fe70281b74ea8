import { useQuery } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { TextField } from '../../../components/ui/text-field.js';
import { DeskMemberDocument } from '../../../generated/desk-member.js';
import { readError } from '../../../lib/graphql-error.js';
import { PageHead } from '../../../lib/page-head.js';
import { DeskLinks } from '../../desk/desk-links.js';
import { deskPages } from '../../desk/pages.js';
import { deskTexts as texts } from '../texts.js';
import { DeskMember } from './desk-member.js';
import { Forbidden, MembersOnly } from './moderators-only.js';
import { StaffList } from './staff-list.js';

const { path } = deskPages.members;

/**
 * /yonetim/uyeler: a member's silences, bans and roles, and who is staff. Only the browser reads its data; the server renders the
 * frame.
 */
export function MembersPage() {
  const [query, setQuery] = useSearchParams();
  const username = query.get('uye') ?? '';
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('username') ?? '').trim();
    setQuery(typed ? { uye: typed } : {});
  };
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead title={texts.title} description={texts.description} path={path} noindex />
      <DeskLinks current="members" />
      <div>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.description}</p>
      </div>
      <MembersOnly path={path}>
        <form role="search" aria-label={texts.find} onSubmit={find} className="flex max-w-md items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              key={username}
              label={texts.username}
              name="username"
              defaultValue={username}
              maxLength={64}
              autoCapitalize="none"
              spellCheck={false}
            />
          </div>
          <Button type="submit">{texts.search}</Button>
        </form>
        {username === '' ? <StaffList /> : <Found key={username} username={username} />}
      </MembersOnly>
    </div>
  );
}

function Found({ username }: { username: string }) {
  const { data, error, refetch } = useQuery(DeskMemberDocument, {
    variables: { username },
    fetchPolicy: 'cache-and-network',
    ssr: false,
    context: { quiet: true },
  });
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-2xl" />;
    if (readError(error).code === 'FORBIDDEN') return <Forbidden />;
    return <ErrorState title={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  const { deskMember, viewer } = data;
  if (!deskMember) return <EmptyState icon="search" title={texts.absent} hint={texts.absentHint} />;
  return <DeskMember found={deskMember} isAdmin={viewer?.roles.includes('ADMIN') ?? false} />;
}
