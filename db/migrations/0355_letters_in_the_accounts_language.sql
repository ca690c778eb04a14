-- Who switched letters on in the settings of an account was entered with the language of that request; letters follow the account's.
update newsletter_subscribers s
  set language = p.language
  from users u join profiles p on p.id = u.id
  where s.source = 'account' and u.email = s.email and u.email_verified and p.language <> s.language;
