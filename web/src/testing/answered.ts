/** A fragment as in the gateway's answer; the generated types leave out `__typename`. */
export type Answered<Name extends string, Fragment> = Fragment & { readonly __typename: Name };
