import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/checkbox.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { useToast } from '../../../components/ui/toast.js';
import { DeskMemberDocument } from '../../../generated/desk-member.js';
import { IdentityProviderDocument } from '../../../generated/identity-provider.js';
import { SetRolesDocument } from '../../../generated/set-roles.js';
import type { Role } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { deskTexts as texts } from '../texts.js';

const choosable: readonly Role[] = ['EDITOR', 'MODERATOR', 'ADMIN'];

interface Props {
  memberId: string;
  roles: readonly Role[];
  className: string;
}

/** The roles of a member. An admin gives and takes them, unless an identity provider keeps them. */
export function Roles(props: Props) {
  const { data, loading } = useQuery(IdentityProviderDocument, {
    errorPolicy: 'ignore',
    ssr: false,
    context: { quiet: true },
  });
  if (loading && !data) return <Skeleton className="h-40 rounded-2xl" />;
  return data?.identityProvider ? <GivenElsewhere {...props} /> : <RoleForm {...props} />;
}

function GivenElsewhere({ roles, className }: Props) {
  return (
    <section aria-label={texts.roles} className={className}>
      <h2 className="text-xl">{texts.roles}</h2>
      <p className="flex flex-wrap gap-2">
        {roles.map((role) => (
          <Badge key={role}>{texts.roleNames[role]}</Badge>
        ))}
      </p>
      <p className="text-sm text-muted">{texts.rolesElsewhere}</p>
    </section>
  );
}

function RoleForm({ memberId, roles, className }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<Role>>(new Set(roles));
  const [send, { loading, client }] = useMutation(SetRolesDocument, { refetchQueries: [DeskMemberDocument] });
  const { show } = useToast();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void send({
      variables: {
        input: { memberId, roles: choosable.filter((role) => chosen.has(role)), seen: [...roles] },
      },
    }).then(
      () => show({ text: texts.saved, tone: 'success' }),
      (failure: unknown) => {
        const { code, message } = readError(failure);
        const isOld = code === 'OUTDATED';
        show({ text: isOld ? texts.rolesOutdated : message || texts.saveFailed, tone: 'error' });
        if (isOld) void client.refetchQueries({ include: [DeskMemberDocument] });
      },
    );
  };
  const toggle = (role: Role, checked: boolean) => {
    const next = new Set(chosen);
    if (checked) next.add(role);
    else next.delete(role);
    setChosen(next);
  };
  return (
    <form onSubmit={save} aria-label={texts.roles} className={className}>
      <h2 className="text-xl">{texts.roles}</h2>
      <p className="text-sm text-muted">{texts.rolesHint}</p>
      <div className="grid">
        {choosable.map((role) => (
          <Checkbox
            key={role}
            label={texts.roleNames[role]}
            checked={chosen.has(role)}
            onCheckedChange={(checked) => toggle(role, checked)}
          />
        ))}
      </div>
      <Button type="submit" className="justify-self-start" loading={loading}>
        {texts.save}
      </Button>
    </form>
  );
}
