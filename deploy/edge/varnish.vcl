vcl 4.1;

# A cache for the pages in front of the gateways. It follows the gateways' cache-control, and removes pages by their tags when a
# gateway sends PURGE: set CDN_PURGE_URLS of the gateways to this address.

import std;

backend gateway {
  .host = "gateway";
  .port = "8080";
}

# Only the gateways may remove pages.
acl gateways {
  "127.0.0.0"/8;
  "::1";
  "10.0.0.0"/8;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (!client.ip ~ gateways) {
      return (synth(405));
    }
    if (req.http.surrogate-key !~ "^[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*$") {
      return (synth(400));
    }
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)");
    return (synth(204));
  }
  if (req.http.upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Media have addresses of their own for each viewer.
  if (req.url ~ "^/(m|graphql)(/|$)") {
    return (pass);
  }
  # Pages are the same for everybody. The server decides by cache-control what is kept.
  set req.http.x-cookie = req.http.cookie;
  unset req.http.cookie;
  return (hash);
}

sub vcl_backend_fetch {
  if (bereq.http.x-cookie) {
    set bereq.http.cookie = bereq.http.x-cookie;
    unset bereq.http.x-cookie;
  }
}

sub vcl_pipe {
  set bereq.http.upgrade = req.http.upgrade;
  set bereq.http.connection = req.http.connection;
}

sub vcl_backend_response {
  # Stale pages are only shown for as long as the gateway allows.
  if (beresp.http.cache-control ~ "stale-while-revalidate=[0-9]+") {
    set beresp.grace = std.duration(regsub(beresp.http.cache-control, ".*stale-while-revalidate=([0-9]+).*", "\1s"), 0s);
  } else {
    set beresp.grace = 0s;
  }
  if (beresp.http.cache-control !~ "(public|s-maxage)") {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
  }
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
  unset resp.http.age;
  # A browser asks again each time.
  if (resp.http.cache-control ~ "s-maxage") {
    set resp.http.cache-control = "no-cache";
  }
}
