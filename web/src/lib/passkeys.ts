/** Passkeys: what the browser says in bytes, and the server in base64. */

type Bytes = Uint8Array<ArrayBuffer>;

interface Described {
  id: string;
  type: 'public-key';
}
export interface CreationOptions extends Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials: Described[];
}
export interface RequestOptions extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  challenge: string;
  /** Those of one account; none where the browser may offer any. */
  allowCredentials?: Described[];
}

/** Nobody signed: they closed the browser's window, or the device has no passkey for this site. */
export class NotSigned extends Error {
  constructor() {
    super('nothing was signed');
    this.name = 'NotSigned';
  }
}

/** Browsers offer passkeys where a site has a name, and nobody on the way can change its pages. */
export function passkeysWork(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && 'PublicKeyCredential' in window && !isAddress;
}

export function toBytes(text: string): Bytes {
  const found = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(found, (letter) => letter.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const found = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(found).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await asked;
    if (found instanceof PublicKeyCredential) return found;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new NotSigned();
}

export async function makePasskey(options: CreationOptions): Promise<Record<string, string>> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: toBytes(options.challenge),
    user: { ...options.user, id: toBytes(options.user.id) },
    excludeCredentials: options.excludeCredentials.map((one) => ({ type: one.type, id: toBytes(one.id) })),
  };
  const made = await answered(navigator.credentials.create({ publicKey }));
  const said = made.response as AuthenticatorAttestationResponse;
  return { id: made.id, client_data: toText(said.clientDataJSON), attestation: toText(said.attestationObject) };
}

export async function signWithPasskey(options: RequestOptions): Promise<Record<string, string>> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...options,
    challenge: toBytes(options.challenge),
    allowCredentials: (options.allowCredentials ?? []).map((one) => ({ type: one.type, id: toBytes(one.id) })),
  };
  const made = await answered(navigator.credentials.get({ publicKey }));
  const said = made.response as AuthenticatorAssertionResponse;
  return {
    id: made.id,
    client_data: toText(said.clientDataJSON),
    authenticator_data: toText(said.authenticatorData),
    signature: toText(said.signature),
  };
}
