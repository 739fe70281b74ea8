import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { IdentityProviderDocument } from '../../../generated/identity-provider.js';
import type { ProviderFieldsFragment } from '../../../generated/types.js';
import { type ProviderTask, taskAddress } from './provider-task.js';

interface Props {
  /** Shown if the site keeps passwords itself, and also while that is unknown: the gateway's answer then says where to sign in. */
  here: ReactNode;
  /** Shown if an identity provider keeps the passwords. */
  there: (provider: ProviderFieldsFragment) => ReactNode;
}

/** Use it for content of pages that the server renders too. */
export function WhereOneSignsIn({ here, there }: Props) {
  const { data } = useSuspenseQuery(IdentityProviderDocument, {
    errorPolicy: 'ignore',
    context: { quiet: true },
  });
  return data?.identityProvider ? there(data.identityProvider) : here;
}

/** For content that opens within a page later, such as a dialog. */
export function WhereOneSignsInLater({ here, there }: Props) {
  const { data, loading } = useQuery(IdentityProviderDocument, {
    errorPolicy: 'ignore',
    context: { quiet: true },
  });
  if (loading && !data) return <Skeleton className="h-40 rounded-2xl" />;
  return data?.identityProvider ? there(data.identityProvider) : here;
}

interface ProviderLinkProps {
  task: ProviderTask;
  says: string;
  go: string;
  /** Path of this site to return to. */
  back?: string;
}

/** A link to the identity provider, for the given task. */
export function ProviderLink({ task, says, go, back }: ProviderLinkProps) {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-muted">{says}</p>
      {/* A plain link that reloads the document: only the sign-in page's policy allows requests to the provider. */}
      <a href={taskAddress(task, back)} className={buttonClasses('primary', 'lg')}>
        {go}
      </a>
    </div>
  );
}
