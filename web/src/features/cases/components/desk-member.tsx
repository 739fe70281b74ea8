import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { useToast } from '../../../components/ui/toast.js';
import { DeskMemberDocument } from '../../../generated/desk-member.js';
import { EndSanctionDocument } from '../../../generated/end-sanction.js';
import { ImposeSanctionDocument } from '../../../generated/impose-sanction.js';
import type { DeskMemberQuery, SanctionFieldsFragment, SanctionKind } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { dateAndTime } from '../../../lib/turkish.js';
import { casePath } from '../paths.js';
import { caseTexts, deskTexts as texts } from '../texts.js';
import { outcomeOf, targetName } from './cases-page.js';
import { Roles } from './role-form.js';
import { endOf, firstChoice, SanctionFields } from './sanction-choice.js';
import { SanctionFacts } from './sanction-facts.js';

type Found = NonNullable<DeskMemberQuery['deskMember']>;

const card = 'grid content-start gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-5';
const again = { refetchQueries: [DeskMemberDocument] };

/** A member at the desk: history on the left, decisions and roles on the right. */
export function DeskMember({ found, isAdmin }: { found: Found; isAdmin: boolean }) {
  const { member, sanctions, decisions, roles } = found;
  // The profile of a banned member is not shown to anyone.
  const isBanned = sanctions.some(({ kind, endedAt }) => kind === 'BAN' && !endedAt);
  const isClean = sanctions.length === 0 && decisions?.length === 0;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-label={texts.history} className={card}>
        <h2 className="text-xl">
          {isBanned ? (
            member.name
          ) : (
            <Link to={member.path} className="hover:underline">
              {member.name}
            </Link>
          )}
        </h2>
        {isClean ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <>
            <h3 className="text-lg">{texts.sanctions}</h3>
            {sanctions.length === 0 && <p className="text-muted">{texts.noSanctions}</p>}
            <ul className="grid gap-3 empty:hidden">
              {sanctions.map((one) => (
                <Sanction key={one.id} one={one} />
              ))}
            </ul>
            <h3 className="text-lg">{texts.decisions}</h3>
            <Decisions decisions={decisions} />
          </>
        )}
      </section>
      <div className="grid gap-6">
        <Impose memberId={member.id} sanctions={sanctions} />
        {isAdmin && <Roles key={roles.join()} memberId={member.id} roles={roles} className={card} />}
      </div>
    </div>
  );
}

function Decisions({ decisions }: Pick<Found, 'decisions'>) {
  if (!decisions) return <p className="text-muted">{texts.sanctionsFailed}</p>;
  if (decisions.length === 0) return <p className="text-muted">{texts.noDecisions}</p>;
  return (
    <ul className="grid gap-3">
      {decisions.map((one) => (
        <li key={one.id} className="grid gap-1 border-t border-line pt-3 first:border-0 first:pt-0">
          <Link to={casePath(one.id)} className="font-semibold hover:underline">
            {targetName(one)}: {outcomeOf(one)}
          </Link>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            {one.violation && <span>{caseTexts.violations[one.violation]}</span>}
            <TimeAgo at={one.closedAt ?? one.openedAt} />
            {one.appeal?.state === 'OVERTURNED' && <span>{caseTexts.appealStates.OVERTURNED}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

function useSaved() {
  const { show } = useToast();
  const failed = (failure: unknown) => {
    show({ text: readError(failure).message || texts.saveFailed, tone: 'error' });
  };
  return { failed, saved: (text: string) => show({ text, tone: 'success' }) };
}

function Sanction({ one }: { one: SanctionFieldsFragment }) {
  const [end, { loading }] = useMutation(EndSanctionDocument, again);
  const { saved, failed } = useSaved();
  const { id, endedAt } = one;
  return (
    <li className="grid gap-1 border-t border-line pt-3 first:border-0 first:pt-0">
      <SanctionFacts one={one} />
      {!endedAt && (
        <ConfirmDialog
          question={texts.endQuestion}
          yes={texts.endYes}
          onConfirm={() => void end({ variables: { id } }).then(() => saved(texts.lifted), failed)}
          trigger={
            <Button variant="outline" size="sm" className="justify-self-start" loading={loading}>
              {texts.end}
            </Button>
          }
        />
      )}
    </li>
  );
}

/** The sanction with the latest end, among those of a kind that are in force. */
const longestOf = (
  sanctions: readonly SanctionFieldsFragment[],
  kind: SanctionKind,
): SanctionFieldsFragment | undefined =>
  sanctions
    .filter((one) => one.kind === kind && !one.endedAt)
    .reduce<SanctionFieldsFragment | undefined>(
      (longest, one) =>
        !longest || one.until === null || (longest.until !== null && one.until > longest.until)
          ? one
          : longest,
      undefined,
    );

/** The question of a decision; it also says if the decision shortens the one of the same kind that is in force. */
const questionOf = (
  question: string,
  until: string | null,
  inForce: SanctionFieldsFragment | undefined,
): string => {
  if (!inForce || until === null || (inForce.until !== null && inForce.until <= until)) return question;
  const end =
    inForce.until === null ? caseTexts.noEnd : caseTexts.until(dateAndTime(new Date(inForce.until)));
  return `${texts.shortens(end)} ${question}`;
};

function Impose({ memberId, sanctions }: { memberId: string; sanctions: readonly SanctionFieldsFragment[] }) {
  const [choice, setChoice] = useState(firstChoice);
  const [send, { loading }] = useMutation(ImposeSanctionDocument, again);
  const { saved, failed } = useSaved();
  const { violation } = choice;
  const impose = (kind: SanctionKind) => {
    if (!violation) return;
    const input = { memberId, kind, violation, until: endOf(choice), idempotencyKey: crypto.randomUUID() };
    void send({ variables: { input } }).then(() => saved(texts.imposed), failed);
  };
  const ask = (kind: SanctionKind, question: string) =>
    questionOf(question, endOf(choice), longestOf(sanctions, kind));
  return (
    <section aria-label={caseTexts.against} className={card}>
      <h2 className="text-xl">{caseTexts.against}</h2>
      <SanctionFields choice={choice} onChange={setChoice} />
      <div className="flex flex-wrap gap-2">
        {choice.days > 0 && (
          <ConfirmDialog
            question={ask('SILENCE', caseTexts.silenceQuestion)}
            yes={caseTexts.silenceYes}
            onConfirm={() => impose('SILENCE')}
            trigger={
              <Button variant="outline" loading={loading} disabled={!violation}>
                {caseTexts.silence}
              </Button>
            }
          />
        )}
        <ConfirmDialog
          question={ask('BAN', caseTexts.banQuestion)}
          yes={caseTexts.banYes}
          onConfirm={() => impose('BAN')}
          trigger={
            <Button variant="danger" loading={loading} disabled={!violation}>
              {caseTexts.ban}
            </Button>
          }
        />
      </div>
    </section>
  );
}
