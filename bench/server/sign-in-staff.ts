/** Follows single sign-on as a browser does, with the demo's provider; answers the token. */
export async function signInStaff(url: string, email: string): Promise<string> {
  const jar = new Map<string, string>();
  let next: string | null = `${url}/api/v1/auth/login?loginHint=${encodeURIComponent(email)}`;
  while (next && !jar.has('assay_token')) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply: Response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value) jar.set(name, value);
    }
    const location: string | null = reply.headers.get('location');
    next = location && new URL(location, next).href;
  }
  const token = jar.get('assay_token');
  if (!token) throw new Error(`Single sign-on of ${email} gave no token.`);
  return token;
}
