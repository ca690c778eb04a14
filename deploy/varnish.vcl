vcl 4.1;

import std;

# A cache in front of the shop that stays exact: CDN_PURGE_URL=http://127.0.0.1:6081/purge on every instance.
backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

acl instances {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (req.method != "POST" || client.ip !~ instances) {
      return (synth(405));
    }
    if (req.http.Surrogate-Key == "") {
      ban("obj.status != 0");
    } else {
      ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, "\s+", "|") + ")(\s|$)");
    }
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/api/(realtime|orders/[^/]+/live|admin/)") {
    return (pass);
  }
  # The same call may answer more to a signed-in visitor.
  if (req.http.Authorization || (req.url ~ "^/api/" && req.http.Cookie ~ "session_token=")) {
    return (pass);
  }
  # An address without a language is answered in the visitor's: chosen before, or what the browser asks for.
  if (req.http.Cookie ~ "(^|;\s*)lang=(en|ru|kk)(;|$)") {
    set req.http.X-Language = regsub(req.http.Cookie, "^.*(^|;\s*)lang=(en|ru|kk)(;.*)?$", "\2");
  } else {
    set req.http.X-Language = req.http.Accept-Language;
  }
  # Pages that are kept are the same for everybody; the shop itself still gets the cookies, for those that are not.
  set req.http.X-Cookie = req.http.Cookie;
  unset req.http.Cookie;
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Language);
}

sub vcl_backend_fetch {
  if (bereq.http.X-Cookie) {
    set bereq.http.Cookie = bereq.http.X-Cookie;
  }
  unset bereq.http.X-Cookie;
  unset bereq.http.X-Language;
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Key && beresp.status == 200) {
    # By the language above, and by what the browser can unpack.
    set beresp.http.X-Vary = beresp.http.Vary;
    set beresp.http.Vary = "Accept-Encoding";
    unset beresp.http.Set-Cookie;
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 0s;
    return (deliver);
  }
  # Asked for itself each time, and nobody waits for another's answer.
  set beresp.uncacheable = true;
  set beresp.ttl = 60s;
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.X-Vary) {
    set resp.http.Vary = resp.http.X-Vary;
    unset resp.http.X-Vary;
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
  # The browser counts from its own request.
  unset resp.http.Age;
}
