# What the browser client itself says.

browser-title = Portolan
