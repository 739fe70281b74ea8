export type GroupAnswer =
  | { success: true; message: string; group: string }
  | {
      success: false;
      /** A code of the gateway's error table, if it answered. */
      code?: string;
      error: string;
      session?: boolean;
      fields?: Record<string, string>;
    };

/** Sends the form of a group with its pictures; GraphQL carries no files. An empty `error` means that there was no answer. */
export async function saveGroup(body: FormData): Promise<GroupAnswer> {
  try {
    const path = body.has('groupId') ? '/group/update' : '/group/create';
    const response = await fetch(path, { method: 'POST', body });
    return (await response.json()) as GroupAnswer;
  } catch {
    return { success: false, error: '' };
  }
}
